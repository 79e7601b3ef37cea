/** Scroll behavior: smooth, or instant for visitors who ask for reduced motion. */
export function glide(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
