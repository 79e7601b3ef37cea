declare module 'virtual:pictures' {
  /** By the names of their records. */
  const facts: Record<string, import('./content/schema/picture.ts').PictureFacts>;
  export default facts;
}

declare module 'virtual:icons' {
  /** Address of the file that holds every icon by its name. */
  const address: string;
  export default address;
}

interface ImportMetaEnv {
  /** Origin of the public site; overrides `company.json`. */
  readonly SITE_URL?: string;
  readonly VITE_EMAILJS_PUBLIC_KEY?: string;
  readonly VITE_EMAILJS_SERVICE_ID?: string;
  readonly VITE_EMAILJS_TEMPLATE_ID?: string;
  readonly VITE_EMAILJS_ORIGIN?: string;
  readonly VITE_GOOGLE_MAPS_KEY?: string;
  /** Address of the app's first script; the build gives it to the boot script alone. */
  readonly APP: string;
}
