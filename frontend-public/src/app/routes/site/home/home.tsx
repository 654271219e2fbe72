import { BackgroundFilm } from '../../../../features/film/components/background-film.tsx';
import { ClickToPlayFilm } from '../../../../features/film/components/click-to-play-film.tsx';
import { CommunityFigures, CurrentSittersCount } from '../../../../features/figures/components/numbers.tsx';
import { PublicMeditation } from '../../../../features/sits/components/public-meditation.tsx';
import { MotionSwitch } from '../../../../frame/switches.tsx';
import { VisitorSky } from '../../../../frame/visitor-sky.tsx';
import { useIsDark } from 'shell/preferences';
import { useVisitorTime } from '../../../../frame/visitor-time.tsx';
import { Button } from '../../../../ui/button.tsx';
import { brand } from '../../../../frame/brand.ts';
import { PageMeta, StructuredData } from '../../../page-meta.tsx';
import { createOrganizationSchema, createWebSiteSchema } from '../../../schema-org.ts';
import { BookLaunch } from '../book/book-launch.tsx';
import { FilmSection } from '../parts/film-strip.tsx';
import { ConnectDrawing, LearnDrawing, PartnerDrawing } from './home-drawings.tsx';
import { LinkRow } from './link-row.tsx';
import { skyHourText } from './sky-hour-text.ts';

export function HomePage() {
  return (
    <>
      <PageMeta
        title={brand.name}
        tabTitle={`${brand.name} · You were never separate`}
        description="We study and practise oneness together: courses, live circles and quiet, for people of every path."
      />
      <StructuredData value={createOrganizationSchema} />
      <StructuredData value={createWebSiteSchema} />
      <Hero />
      <div className="column flex flex-wrap items-center gap-x-6 pt-8 tablet:pt-12">
        <PublicMeditation />
        <CurrentSittersCount />
      </div>
      <section aria-label="Three ways in" className="column pt-10 pb-16 tablet:pt-16 tablet:pb-36">
        <LinkRow to="/programs" word="Learn" drawing={<LearnDrawing />}>
          Four programs, from first foundations to daily practice. Read, watch and sit at your own pace.
        </LinkRow>
        <LinkRow to="/partner" word="Partner" drawing={<PartnerDrawing />}>
          Bring a venture, a teaching or a place. Unity Ventures builds with people who serve the whole.
        </LinkRow>
        <LinkRow to="/events" word="Connect" drawing={<ConnectDrawing />}>
          Weekly circles, monthly workshops and four gatherings a year, with people in over fifty countries.
        </LinkRow>
      </section>
      <CommunityFigures />
      <Quotation />
      <Film />
      <HomeClosingSection />
      <BookLaunch />
    </>
  );
}

function Hero() {
  return (
    <section className="under-sky stage bg-page">
      <VisitorSky />
      <div className="column relative flex items-end">
        <h1 className="baseline-bottom title-108 low:text-[min(17vw,11.6svh)]! low:tablet:text-[15svh]!">
          You were <br />
          never <br className="tablet:hidden" />
          separate.
        </h1>
      </div>
      <div className="column relative pt-16 pb-8 low:pb-4! low:portrait:pt-14! low:landscape:pt-6! tablet:pt-12 tablet:pb-10">
        <p className="max-w-117.5 text-lead text-18! low:max-w-105! tablet:max-w-95 tablet:text-20! low:tablet:text-18! wide:max-w-117.5">
          We study and practise oneness together: courses, live circles and quiet, for people of every path.
        </p>
        <div className="mt-8 flex flex-col items-start gap-x-5 gap-y-3 low:mt-4 low:gap-y-1 fold:flex-row fold:flex-wrap fold:items-center tablet:gap-x-7">
          <Button variant="gold" size="large" to="/membership" className="w-full fold:w-auto fold:px-5 tablet:px-7">
            Join the Movement
          </Button>
          <Button variant="quiet" to="/about" className="text-ink!" aria-describedby="learn-more-of-what">
            Learn More
            <span id="learn-more-of-what" aria-hidden="true" className="sr-only">
              {' '}
              about the institute
            </span>
          </Button>
        </div>
        <SkyHourText />
      </div>
    </section>
  );
}

function SkyHourText() {
  const now = useVisitorTime();
  const isDark = useIsDark();
  return (
    <p className="absolute right-10 bottom-[22px] hidden items-center gap-4.5 text-small font-strong tabular-nums tablet:flex">
      <span
        data-sky-hour
        suppressHydrationWarning
        className={`transition-opacity duration-420 ${now ? '' : 'opacity-0'}`}
      >
        {now ? skyHourText(now, isDark) : 'The light where you are, 10:00 AM'}
      </span>
      <MotionSwitch />
    </p>
  );
}

function Quotation() {
  return (
    <figure className="column grid gap-8 py-24 tablet:py-36 wide:grid-cols-12 wide:gap-6">
      <blockquote className="quotation order-1 wide:order-2 wide:col-span-9">
        <p>That they all may be one; as thou, Father, art in me, and I in thee, that they also may be one in us.</p>
      </blockquote>
      <figcaption className="order-2 text-15 leading-[1.4] text-muted wide:order-1 wide:col-span-3 wide:pt-5">
        John 17:21
        <br />
        King James Version
      </figcaption>
    </figure>
  );
}

function Film() {
  const label = 'One night over the sea: the sun goes down, the moon passes, the sun comes back.';
  const outsideId = brand.outsideVideos.home;
  return (
    <FilmSection
      edge="right"
      heading={
        <>
          A whole night, <br />
          in half a minute
        </>
      }
      words={
        outsideId ? (
          'Press play to start.'
        ) : (
          <>
            It starts without sound. <br />
            Captions are on.
          </>
        )
      }
    >
      {outsideId ? (
        <ClickToPlayFilm name="home" outsideId={outsideId} label={label} />
      ) : (
        <BackgroundFilm name="home" label={label} />
      )}
    </FilmSection>
  );
}

function HomeClosingSection() {
  return (
    <section className="column grid gap-8 pt-24 tablet:pt-36 pb-28 tablet:pb-40 wide:grid-cols-12 wide:gap-6">
      <h2 className="title-84 max-w-[7em] leading-display! wide:col-span-7">Begin where you are.</h2>
      <div className="max-w-110 wide:col-span-4 wide:col-start-9">
        <p className="text-17 leading-[1.75] text-muted">
          Start free, stay as long as it serves you. Or lend a hand as a volunteer or an ambassador.
        </p>
        <div className="mt-6 flex flex-wrap items-center gap-7">
          <Button variant="primary" to="/membership">
            See membership
          </Button>
          <Button variant="quiet" to="/get-involved">
            Get involved
          </Button>
        </div>
      </div>
    </section>
  );
}
