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
  /** Keys of services; see `.env.example`. */
  readonly [key: `VITE_${string}`]: string | undefined;
  /** Address of the app's first script; the build gives it to the boot script alone. */
  readonly APP: string;
}
