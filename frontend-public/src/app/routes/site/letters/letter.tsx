import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { useParams } from 'react-router-dom';
import { ApiProblem } from 'shell/api';
import { hasQueryFailed } from 'shell/failed-query';
import { letterQuery, type Letter, type LetterPart } from '../../../../features/letters/api/letters.ts';
import { brand } from '../../../../frame/brand.ts';
import { Button } from '../../../../ui/button.tsx';
import { BreadcrumbHeader } from '../../../../ui/crumb-head.tsx';
import { Prose } from '../../../../ui/prose.tsx';
import { formatDay } from '../../../../ui/times.ts';
import { UnknownPath } from '../../../layout/unknown-path.tsx';
import { PageMeta, StructuredData } from '../../../page-meta.tsx';
import { articleSchema, createBreadcrumbsSchema } from '../../../schema-pages.ts';
import { SiteUrlContext } from '../../../site-url.ts';
import { ContentPlaceholder } from '../parts/content-placeholder.tsx';

const missingStatuses = [404, 410];

export function LetterPage() {
  const { slug = '' } = useParams();
  const asked = useQuery(letterQuery(slug));
  const { data: letter, error } = asked;
  if (error instanceof ApiProblem && missingStatuses.includes(error.status)) return <UnknownPath />;
  if (!letter) return <ContentPlaceholder what="this letter" failed={hasQueryFailed(asked) && asked} />;
  return <LetterText letter={letter} />;
}

function LetterText({ letter }: { letter: Letter }) {
  const { slug, title, teaser, sentAt, parts } = letter;
  return (
    <>
      <PageMeta title={title} description={teaser || `A letter from the ${brand.name}.`} type="article" />
      <StructuredData value={(site) => articleSchema(letter, site)} />
      <StructuredData
        value={createBreadcrumbsSchema([
          { name: 'Letters', path: '/letters' },
          { name: title, path: `/letters/${slug}` },
        ])}
      />
      <BreadcrumbHeader
        crumbs={[{ to: '/letters', label: 'Letters' }]}
        place={formatDay(sentAt, brand.timeZone)}
        title={title}
        isTall
      />
      <article aria-label={title} className="column grid gap-8 pt-14 pb-28 wide:pt-20 wide:pb-36">
        {parts.map((part, index) => (
          <Part key={index} part={part} />
        ))}
        <p className="mt-6 max-w-155 border-t border-rule pt-6 text-plain text-muted">
          We sent this letter to our mailing list. Join the list below to get the next one by email.
        </p>
      </article>
    </>
  );
}

function Part({ part: { type, html, title, when, summary, label, url, question } }: { part: LetterPart }) {
  if (type === 'prose') return <Prose html={html ?? ''} className="max-w-155 text-reading" />;
  if (type === 'button') return <LetterLink label={label} url={url} variant="gold" />;
  if (type === 'reflection')
    return (
      <section aria-label={title ?? ''} className="max-w-155 rounded-card bg-band p-6 tablet:p-8">
        <h2 className="title-26">{title}</h2>
        <Prose html={html ?? ''} className="mt-3 text-reading" />
        {question && <p className="title-26 mt-5">{question}</p>}
      </section>
    );
  return (
    <section aria-label={title ?? ''} className="max-w-155 border-y-hair border-line py-6">
      <h2 className="title-32 wrap-anywhere">{title}</h2>
      {when && <p className="mt-2 text-17 font-strong">{when}</p>}
      {summary && <p className="mt-2 text-17 leading-text text-muted">{summary}</p>}
      <div className="mt-5">
        <LetterLink label={label} url={url} variant="secondary" />
      </div>
    </section>
  );
}

interface LetterLinkProps {
  label: string | null;
  url: string | null;
  variant: 'gold' | 'secondary';
}

function LetterLink({ label, url, variant }: LetterLinkProps) {
  const site = useContext(SiteUrlContext);
  if (!label || !url) return null;
  return (
    <Button href={url} sameTab={url.startsWith(`${site}/`)} variant={variant} className="max-w-full justify-self-start">
      {label}
    </Button>
  );
}
