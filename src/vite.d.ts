declare module 'virtual:pictures' {
  /** Facts of pictures by name; in the built site, only of pictures in the records loaded so far. */
  const facts: Record<string, import('./content/schema/picture.ts').PictureFacts>;
  export default facts;
}

declare module 'virtual:icons' {
  /** Address of the file with all icons, one symbol per name. */
  const address: string;
  export default address;
}

declare module 'virtual:map' {
  /** `null` where the company has no map. */
  const map: import('./sections/project.ts').DrawnMap | null;
  export default map;
}

declare module 'virtual:records' {
  type Load = () => Promise<{ default: unknown }>;
  /** Folder, name and loader of each page record; drafts in development only. */
  const records: [folder: import('./content/schema.ts').Folder, name: string, load: Load][];
  export default records;
}

declare module 'virtual:records/*' {
  /** The records of a folder, reduced to the fields in `?pick=`. */
  const records: object[];
  export default records;
}

declare module '*company.json?pick=trust' {
  const picked: { trust?: string };
  export default picked;
}

declare module '*site.json?pick=notFound' {
  const picked: Pick<import('./content/schema/site.ts').Site, 'notFound'>;
  export default picked;
}

interface ImportMetaEnv {
  /** Origin of the public site; overrides `company.json`. */
  readonly SITE_URL?: string;
  /** Settings of outside services; see `.env.example`. */
  readonly [key: `VITE_${string}`]: string | undefined;
  /** Address of the app's entry script, defined only for the boot script. */
  readonly APP: string;
}
