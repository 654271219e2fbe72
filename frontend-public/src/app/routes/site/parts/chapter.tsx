import type { ReactNode } from 'react';

export function PageSection({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  return (
    <section className="column grid grid-cols-1 gap-6 pt-24 wide:grid-cols-12 wide:pt-28">
      <h2 className="title-44 wide:col-span-4">{heading}</h2>
      <div className="wide:col-span-7 wide:col-start-6">{children}</div>
    </section>
  );
}

type FactProps = { label: ReactNode; children: ReactNode };

export function LabelledFact({ label, children }: FactProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-b border-rule py-4 text-17 leading-normal first:border-t">
      <dt>{label}</dt>
      <dd className="min-w-0 text-muted">{children}</dd>
    </div>
  );
}

type ChapterLinkRowProps = {
  name: string;
  children: ReactNode;
  link: ReactNode;
};

export function ChapterLinkRow({ name, children, link }: ChapterLinkRowProps) {
  return (
    <li className="grid items-baseline gap-x-6 gap-y-2 border-t-hair border-line py-5 last:border-b-hair tablet:grid-cols-[4fr_6fr_9.5rem]">
      <h3 className="title-32 leading-title!">{name}</h3>
      <p className="text-17 leading-normal text-muted">{children}</p>
      <p className="text-17">{link}</p>
    </li>
  );
}
