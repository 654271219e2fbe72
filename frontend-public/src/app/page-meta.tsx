import { brand } from './brand.ts';

type PageMetaProps = {
  title: string;
  /** One sentence that says what is found here. */
  description: string;
};

/** What a page tells the tab, search engines and whoever shares it; in a rendered document it stands in the head. */
export function PageMeta({ title, description }: PageMetaProps) {
  return (
    <>
      <title>{`${title} · ${brand.name}`}</title>
      <meta name="description" content={description} />
    </>
  );
}
