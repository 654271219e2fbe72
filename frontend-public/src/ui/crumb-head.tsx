import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface CrumbHeadProps {
  crumbs: readonly { to: string; label: string }[];
  /** Such as "lesson 2 of 5". */
  place?: string | undefined;
  title: string;
  drawing?: ReactNode;
  isTall?: boolean;
}

export function BreadcrumbHeader({ crumbs, place, title, drawing, isTall = false }: CrumbHeadProps) {
  return (
    <header className="relative border-b-hair border-line">
      <div
        className={`column flex flex-col justify-end pt-24 tablet:pt-28 ${isTall ? 'min-h-53.5 tablet:min-h-75' : 'min-h-44 tablet:min-h-53.5'}`}
      >
        <p className="mb-3 flex flex-wrap items-center gap-x-1 text-15 text-muted">
          {crumbs.map(({ to, label }, index) => (
            <Fragment key={to}>
              {index > 0 && (
                <span aria-hidden="true" className="px-1 max-tablet:hidden">
                  /
                </span>
              )}
              <span className={`inline-flex items-center ${index < crumbs.length - 1 ? 'max-tablet:hidden' : ''}`}>
                <Link
                  to={to}
                  className="inline-flex min-h-11 items-center text-link underline decoration-1 underline-offset-4 hover:decoration-2"
                >
                  {label}
                </Link>
                {place && index === crumbs.length - 1 && <span>,</span>}
              </span>
            </Fragment>
          ))}
          <span>{place}</span>
        </p>
        <h1
          className={`baseline-bottom relative z-10 wrap-anywhere ${isTall ? 'title-84' : 'title-60'} ${drawing ? 'tablet:max-w-[62%]' : ''}`}
        >
          {title}
        </h1>
      </div>
      {drawing && (
        <div aria-hidden="true" className="pointer-events-none absolute inset-0 overflow-hidden max-tablet:hidden">
          <div className="column flex h-full items-end justify-end">{drawing}</div>
        </div>
      )}
    </header>
  );
}
