/** How a move of the page goes: smoothly, or at once for a visitor who asks for stillness. */
export function glide(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
