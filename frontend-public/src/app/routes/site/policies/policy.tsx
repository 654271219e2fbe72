import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageHeader } from '../../../../ui/page-head.tsx';
import { brand } from '../../../../frame/brand.ts';
import { PageMeta } from '../../../page-meta.tsx';

export type PolicySection = { id: string; heading: string; words: ReactNode };

type PolicyProps = {
  title: string;
  description: string;
  since: string;
  parts: readonly PolicySection[];
};

export function PolicyPageLayout({ title, description, since, parts }: PolicyProps) {
  return (
    <>
      <PageMeta title={title} description={description} />
      <PageHeader title={title} lead={description} height={300} />
      <div className="column grid grid-cols-1 gap-14 pt-14 pb-28 wide:grid-cols-12 wide:gap-6 wide:pt-20 wide:pb-40">
        <nav aria-labelledby="contents" className="wide:col-span-4">
          <div className="wide:sticky wide:top-28">
            <h2 id="contents" className="font-sans text-small text-muted">
              On this page
            </h2>
            <ol className="mt-3">
              {parts.map(({ id, heading }) => (
                <li key={id} className="border-b border-rule first:border-t">
                  <a href={`#${id}`} className="block py-2.5 text-plain underline-offset-4 hover:underline">
                    {heading}
                  </a>
                </li>
              ))}
            </ol>
            <p className="mt-4 text-small text-muted">In force since {since}</p>
          </div>
        </nav>
        <div className="policy max-w-160 wide:col-span-7 wide:col-start-6">
          {parts.map(({ id, heading, words }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} className="title-32">
                {heading}
              </h2>
              {words}
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

const look = 'text-link underline decoration-1 underline-offset-4 hover:decoration-2';

export function InstituteEmailLink() {
  return (
    <a href={`mailto:${brand.email}`} className={look}>
      {brand.email}
    </a>
  );
}

export function SitePageLink({ path, children }: { path: string; children: string }) {
  return (
    <Link to={path} className={look}>
      {children}
    </Link>
  );
}
