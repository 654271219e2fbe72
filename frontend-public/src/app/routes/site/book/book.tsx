import { Button } from '../../../../ui/button.tsx';
import { brand } from '../../../../frame/brand.ts';
import { PageMeta, StructuredData } from '../../../page-meta.tsx';
import { bookSchema } from '../../../schema-pages.ts';
import { BookCover } from './book-cover.tsx';
import { PageSection, LabelledFact } from '../parts/chapter.tsx';

const { title, subtitle, shops, formats } = brand.book;

const parts = [
  { name: 'The lamp in the window', words: 'On seeing by a light that was never only ours.', page: 9 },
  { name: 'What the walls are for', words: 'On the self, which is useful, and is not the house.', page: 47 },
  { name: 'Other people’s kitchens', words: 'On listening, quarrels, and washing up together.', page: 91 },
  { name: 'Sitting until the light has gone', words: 'On practice, boredom, and the evening it turns.', page: 139 },
  { name: 'Chairs for whoever comes', words: 'On making room: at work, at home, in a town.', page: 183 },
];

const readers = [
  {
    name: 'You read alone',
    words:
      'Each walk is a few pages and ends with one small thing to do before lunch. Nothing has to be believed first.',
  },
  {
    name: 'You sit with others',
    words:
      'At the back are two questions for every walk, tried in circles that had ten minutes and in some that had a day.',
  },
  {
    name: 'You have read enough of these',
    words:
      'There is no method in it, no ladder and no list of stages. There are a lamp, some walls, and a lot of chairs.',
  },
];

export function BookPage() {
  return (
    <>
      <PageMeta
        title={title}
        description={`${title}: ${subtitle}. Forty short walks to read alone or in a circle, and where to buy the book.`}
        type="book"
      />
      <StructuredData value={bookSchema} />
      <Head />
      <Passage />
      <PageSection
        heading={
          <>
            Five parts, <br />
            forty walks
          </>
        }
      >
        <ol className="border-t border-rule">
          {parts.map(({ name, words, page }) => (
            <li
              key={name}
              className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b pair:flex-nowrap border-rule py-4"
            >
              <div>
                <h3 className="title-26">{name}</h3>
                <p className="mt-1 text-plain text-muted">{words}</p>
              </div>
              <p className="shrink-0 text-plain text-muted tabular-nums">page {page}</p>
            </li>
          ))}
        </ol>
      </PageSection>
      <PageSection heading="Who it’s for">
        <dl>
          {readers.map(({ name, words }) => (
            <div key={name} className="chapter grid gap-x-6 gap-y-2 py-6 last:border-b-hair tablet:grid-cols-[4fr_6fr]">
              <dt className="title-26">{name}</dt>
              <dd className="text-17 leading-normal text-muted">{words}</dd>
            </div>
          ))}
        </dl>
      </PageSection>
      <Author />
    </>
  );
}

function Head() {
  return (
    <header>
      <div className="book-sky relative overflow-x-clip border-b-hair border-line">
        <div className="column relative flex min-h-85 items-end justify-between gap-4 pt-28 tablet:min-h-130 wide:min-h-175 wide:pt-40">
          <h1 className="baseline-bottom font-display text-[17vw] tablet:text-[clamp(4rem,10.3vw,8.25rem)] leading-display tracking-display">
            {title}
          </h1>
          <div className="w-[38vw] shrink-0 tablet:w-[250px] wide:mr-[72px] wide:w-[348px]">
            <BookCover />
          </div>
        </div>
      </div>
      <div className="column grid gap-12 pt-16 pb-24 tablet:pt-14 wide:grid-cols-12 wide:gap-6 wide:pb-32">
        <div className="wide:col-span-6">
          <p className="title-32 text-balance italic">{subtitle}</p>
          <p className="mt-5 max-w-117.5 text-body text-muted">
            Forty short walks, one to a chapter. Each begins at an ordinary door and ends somewhere you have been all
            along.
          </p>
          <Shops />
        </div>
        <dl className="wide:col-span-5 wide:col-start-8 wide:pt-1">
          <LabelledFact label="For reading alone">ten minutes a day</LabelledFact>
          <LabelledFact label="For reading in a circle">questions at the back</LabelledFact>
          <LabelledFact label="In three forms">paper, eBook, audio</LabelledFact>
        </dl>
      </div>
    </header>
  );
}

function Shops() {
  return (
    <>
      <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-3">
        {shops.map(({ name, href }, index) => (
          <Button key={href} href={href} variant={index === 0 ? 'gold' : 'quiet'} size="large">
            Buy at {name}
          </Button>
        ))}
      </div>
      <p className="mt-4 text-small text-muted">Each opens in a new tab. {formats}</p>
    </>
  );
}

function Passage() {
  return (
    <section aria-label="A passage from the book" className="bg-band py-20 tablet:py-28">
      <div className="column grid gap-8 wide:grid-cols-12 wide:gap-6">
        <p className="text-15 leading-normal text-muted wide:col-span-3">
          From chapter one, <br />
          The lamp in the window
        </p>
        <div className="max-w-160 text-pretty font-reading text-21 leading-text wide:col-span-8 wide:col-start-4">
          <p className="text-26 leading-normal">
            There was a house at the end of our road with a lamp in its window, and for years I took it that the lamp
            was theirs. Then one winter the power failed in the whole valley, and I stood at my own dark glass and saw
            that I had been living by it.
          </p>
          <p className="mt-6">
            Nothing about the lamp had changed. It had never shone only inward. A light does not know whose room it is
            in; that is a thing that walls know.
          </p>
          <p className="indent-[1.6em]">
            This book is about the walls. They are useful, and I like mine. But it is a mistake to think that the light
            is kept in by them.
          </p>
          <p className="indent-[1.6em]">
            So the first walk is short. Tonight, before you draw the curtain, go outside and look at your own window
            from the street. Stand there until it stops being yours. Then go in again, and see who is home.
          </p>
        </div>
      </div>
    </section>
  );
}

function Author() {
  return (
    <section className="column grid gap-8 pt-24 pb-28 wide:grid-cols-12 wide:gap-6 wide:pt-28 wide:pb-40">
      <h2 className="title-44 wide:col-span-4">Who wrote it</h2>
      <div className="max-w-155 wide:col-span-7 wide:col-start-6">
        <p className="text-body">
          The {brand.name} did: eleven of the people who sit in its circles, one voice made of many. The walks were
          written on Wednesdays, read aloud on Saturdays, and kept only if somebody had tried them.
        </p>
        <p className="mt-5 text-body text-muted">
          It is a field guide and not a last word. If you walk with it and find it wrong somewhere, write to us and say
          where.
        </p>
        <div className="mt-8 flex flex-wrap items-center gap-x-7 gap-y-3">
          <Button variant="primary" href={shops[0].href}>
            Buy at {shops[0].name}
          </Button>
          <Button variant="quiet" to="/about">
            About the institute
          </Button>
        </div>
      </div>
    </section>
  );
}
