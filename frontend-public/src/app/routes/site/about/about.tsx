import { useQuery } from '@tanstack/react-query';
import { peopleQuery } from '../../../../features/content/api/content.ts';
import { NamedPeopleList } from '../../../../features/content/components/people.tsx';
import { ClickToPlayFilm } from '../../../../features/film/components/click-to-play-film.tsx';
import { Button } from '../../../../ui/button.tsx';
import { PageHeader } from '../../../../ui/page-head.tsx';
import { brand } from '../../../../frame/brand.ts';
import { PageMeta } from '../../../page-meta.tsx';
import { PageSection, ChapterLinkRow } from '../parts/chapter.tsx';
import { FilmSection } from '../parts/film-strip.tsx';
import { AboutPageDrawing } from '../parts/head-drawings.tsx';
import { InstituteHistory } from './story.tsx';
import { ValuesSky } from './values-sky.tsx';

const values = [
  { name: 'Presence', words: 'We arrive before we begin.' },
  { name: 'Honesty', words: 'We say what is so, kindly and early.' },
  { name: 'Welcome', words: 'There is a chair for you as you are.' },
  { name: 'Practice', words: 'A little each day, rather than a lot once.' },
  { name: 'Service', words: 'What we receive, we pass on.' },
  { name: 'Oneness', words: 'Nobody is outside of it. Not one.' },
];

const offerings = [
  {
    name: 'Programs',
    words: 'Four, from first foundations to ventures that serve.',
    to: '/programs',
    link: 'See programs',
  },
  {
    name: 'Live circles',
    words: 'Each week, with workshops and gatherings through the year.',
    to: '/events',
    link: 'See events',
  },
  {
    name: 'The book',
    words: `${brand.book.title}, a field guide to waking up together.`,
    to: '/book',
    link: 'See the book',
  },
  { name: 'Membership', words: 'All of it in one place.', to: '/membership', link: 'See membership' },
];

export function AboutPage() {
  return (
    <>
      <PageMeta title="About" description={`What the ${brand.name} is for, what it holds to, and what it offers.`} />
      <PageHeader
        title={
          <>
            It began with <br className="hidden tablet:inline" />
            five chairs.
          </>
        }
        drawing={<AboutPageDrawing />}
        lead="In the spring of 2014 five people in Santa Fe moved their chairs into a ring and sat without speaking until the light had gone. We have kept the ring, and gone on adding chairs."
      />
      <MissionOrVision label="Our mission">
        To help people of every path notice that they were never separate, and to live as if it were true.
      </MissionOrVision>
      <MissionOrVision label="Our vision" isVision>
        A world in which no one has to sit alone in the dark who would rather sit with others.
      </MissionOrVision>
      <Values />
      <InstituteHistory />
      <div className="pt-24 tablet:pt-36">
        <FilmSection
          edge="left"
          heading={
            <>
              An evening <br />
              in the ring
            </>
          }
          words={
            <>
              Half a minute, with captions. <br />
              It starts when you press it.
            </>
          }
        >
          <ClickToPlayFilm
            name="about"
            outsideId={brand.outsideVideos.about}
            label="The sun goes down inside a ring of five chairs, and the moon comes up in it."
          />
        </FilmSection>
      </div>
      <Teachers />
      <PageSection heading="What we offer">
        <ul>
          {offerings.map(({ name, words, to, link }) => (
            <ChapterLinkRow
              key={name}
              name={name}
              link={
                <Button variant="quiet" to={to}>
                  {link}
                </Button>
              }
            >
              {words}
            </ChapterLinkRow>
          ))}
        </ul>
        <Button variant="gold" size="large" to="/membership" className="mt-10">
          Join the Movement
        </Button>
      </PageSection>
      <div className="h-28 tablet:h-36" />
    </>
  );
}

function Teachers() {
  const { data: people = [] } = useQuery(peopleQuery());
  if (people.length === 0) return null;
  return (
    <PageSection heading="People">
      <p className="mb-8 max-w-155 text-17 leading-text">
        They teach the programs and keep the circles. Each of them began as a guest on one of the chairs.
      </p>
      <NamedPeopleList people={people} />
    </PageSection>
  );
}

function MissionOrVision({
  label,
  children,
  isVision = false,
}: {
  label: string;
  children: string;
  isVision?: boolean;
}) {
  return (
    <section className="column grid gap-4 pt-16 tablet:pt-22 wide:grid-cols-12 wide:gap-6">
      <h2 className="font-sans text-plain font-normal text-muted wide:col-span-3 wide:pt-3">{label}</h2>
      <p
        className={`title-44 text-[clamp(2rem,2vw+1.45rem,3rem)]! leading-heading! wide:col-span-9 ${isVision ? 'italic' : ''}`}
      >
        {children}
      </p>
    </section>
  );
}

function Values() {
  return (
    <section data-theme="dark" className="mt-24 bg-[#202750] tablet:mt-36">
      <div className="relative min-h-75 overflow-hidden border-b-hair border-line tablet:min-h-135">
        <ValuesSky />
        <div className="column relative pt-16 pb-12 tablet:pt-24">
          <h2 className="title-60">
            Six things
            <br />
            we hold to
          </h2>
        </div>
      </div>
      <dl className="column grid gap-x-6 gap-y-5 pt-8 pb-20 tablet:grid-cols-3 tablet:gap-y-10 wide:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] wide:pb-24">
        {values.map(({ name, words }) => (
          <div key={name} className="flex flex-wrap items-baseline gap-x-4 tablet:block">
            <dt className="title-26 basis-32 tablet:text-30">{name}</dt>
            <dd className="min-w-32 flex-1 text-plain text-muted tablet:mt-2">{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
