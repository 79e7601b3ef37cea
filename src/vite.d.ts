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

declare module 'virtual:map' {
  /** `null` where the company has no map. */
  const map: import('./sections/project.ts').DrawnMap | null;
  export default map;
}

declare module 'virtual:records' {
  /** Every record of a page, with what loads it; a draft is there in development alone. */
  type Load = () => Promise<{ default: unknown }>;
  const records: [folder: import('./content/schema.ts').Folder, name: string, load: Load][];
  export default records;
}

declare module 'virtual:records/*' {
  /** The records of a folder with the fields that `?pick=` names. */
  const records: object[];
  export default records;
}

declare module '*company.json?pick=trust' {
  const picked: { trust?: string };
  export default picked;
}

interface ImportMetaEnv {
  /** Origin of the public site; overrides `company.json`. */
  readonly SITE_URL?: string;
  /** Keys of services; see `.env.example`. */
  readonly [key: `VITE_${string}`]: string | undefined;
  /** Address of the app's first script; the build gives it to the boot script alone. */
  readonly APP: string;
}
