declare module "*.toml" {
  const content: Readonly<Record<string, unknown>>;
  export default content;
}
