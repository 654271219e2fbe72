import { Button } from '../../../ui/button.tsx';
import { brand } from '../../brand.ts';
import { PageMeta } from '../../page-meta.tsx';
import { book } from '../../schema-pages.ts';
import { StructuredData } from '../../structured-data.tsx';
import { BookCover } from './book-cover.tsx';

export function BookPage() {
  const { title, subtitle, shops } = brand.book;
  return (
    <>
      <PageMeta title={title} description={`${title}: ${subtitle}.`} type="book" />
      <StructuredData value={book} />
      <header>
        <div className="border-b-[1.25px] border-line">
          <div className="column flex flex-col-reverse pt-28 wide:min-h-[700px] wide:flex-row wide:items-end wide:justify-between wide:pt-40">
            <h1 className="stands mt-12 font-display text-[clamp(4rem,10.3vw,8.25rem)] leading-[0.92] tracking-[-0.035em]">
              {title}
            </h1>
            <div className="w-[200px] tablet:w-[260px] wide:mr-[72px] wide:w-[348px]">
              <BookCover />
            </div>
          </div>
        </div>
        <div className="column pt-16 pb-32 tablet:pt-14">
          <p className="title-32 italic">{subtitle}</p>
          <p className="mt-5 max-w-[470px] text-body text-muted">
            A book to read alone or in a circle, a few pages at a time.
          </p>
          <div className="mt-8 flex flex-wrap items-center gap-7">
            {shops.map(({ name, href }, index) => (
              <Button key={href} href={href} variant={index === 0 ? 'gold' : 'quiet'} size="large">
                Buy at {name}
              </Button>
            ))}
          </div>
          <p className="mt-4 text-small text-muted">Each opens in a new tab.</p>
        </div>
      </header>
    </>
  );
}
