declare module "*.toml" {
  const content: Readonly<Record<string, unknown>>;
  export default content;
}

interface ImportMetaEnv {
  /** Of the page that brings its server: where that lies, as `/assets/server-0123456789ab/`. */
  readonly VITE_SERVER?: string;
}
