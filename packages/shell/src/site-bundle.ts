export interface SiteBundle {
  readonly pages: readonly PageRoute[];
  readonly frameSources: readonly string[];
  normalizeUrl(asked: string): string;
  isClientPath(pathname: string): boolean;
  findRoute(address: string): string | undefined;
  listUrls(path: string, fetch: ApiFetch): Promise<string[]>;
  read(address: string, site: SiteSource): Promise<PageContent>;
  renderNotFound(site: SiteSource): Promise<string>;
  drawSharePicture(address: string, title: string, fetch: ApiFetch): Promise<string>;
}

export type ApiFetch = (path: string) => Promise<Response>;

export interface SiteSource {
  readonly template: string;
  readonly siteUrl: string;
  readonly fetch: ApiFetch;
}

export interface PageRoute {
  readonly path: string;
  readonly tags: readonly string[];
  readonly isListed: boolean;
}

export interface PageContent {
  readonly version: string;
  render(): Promise<RenderedDocument>;
}

export interface RenderedDocument {
  readonly html: string;
  readonly title: string;
  readonly description: string;
}
