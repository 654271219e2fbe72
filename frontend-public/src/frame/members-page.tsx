import { useId, type ReactNode } from 'react';
import { SectionDrawing, type MembersSectionName } from '../ui/art/section-art.tsx';
import { PageHeader } from '../ui/page-head.tsx';
import { brand } from './brand.ts';
import { SectionErrorBoundary } from '../ui/section-error-boundary.tsx';

interface MembersPageProps {
  title: string;
  room?: MembersSectionName;
  drawing?: ReactNode;
  isLow?: boolean;
  lead?: string;
  children: ReactNode;
}

export function MembersPageLayout({ title, room, drawing, isLow = false, lead, children }: MembersPageProps) {
  const art = room ? <SectionDrawing name={room} /> : drawing;
  return (
    <>
      <title>{`${title} · ${brand.name}`}</title>
      <PageHeader
        title={title}
        height={isLow ? 232 : 300}
        isBareOnPhone
        {...(art !== undefined && { drawing: art })}
        {...(lead !== undefined && { lead })}
      />
      <div className="column grid grid-cols-1 gap-20 pt-14 pb-36">{children}</div>
    </>
  );
}

interface ChapterProps {
  heading: string;
  aside?: ReactNode;
  isLarge?: boolean;
  children: ReactNode;
}

export function MembersPageSection({ heading, aside, isLarge = false, children }: ChapterProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2 border-b-hair border-line">
        <h2
          id={id}
          className={`baseline-bottom ${isLarge ? 'title-60 max-tablet:text-[min(2.25rem,10.5vw)]!' : 'title-44'}`}
        >
          {heading}
        </h2>
        {aside && <div className="pb-3 text-plain text-muted max-wide:hidden">{aside}</div>}
      </div>
      {aside && <div className="pt-3 text-plain text-muted wide:hidden">{aside}</div>}
      <SectionErrorBoundary>{children}</SectionErrorBoundary>
    </section>
  );
}
