/** The address of a page's share picture, for example `/share/areas/tampa.jpg`. */
export function sharePictureOf(path: string): string {
  return `/share${path === '/' ? '/home' : path}.jpg`;
}
