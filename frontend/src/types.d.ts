declare module "*.toml" {
  const content: Readonly<Record<string, unknown>>;
  export default content;
}

interface ImportMetaEnv {
  /** Of the page that brings its server: where that lies, as `/assets/house-0123456789ab/`. */
  readonly VITE_HOUSE?: string;
}
