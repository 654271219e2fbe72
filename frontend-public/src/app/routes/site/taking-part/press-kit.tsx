import type { ReactNode } from 'react';
import { FilmWithControls } from '../../../../features/film/components/controlled-film.tsx';
import { ClickToPlayFilm } from '../../../../features/film/components/click-to-play-film.tsx';
import { Button } from '../../../../ui/button.tsx';
import { PageHeader } from '../../../../ui/page-head.tsx';
import { LogoMark } from '../../../../ui/art/logo.tsx';
import { brand } from '../../../../frame/brand.ts';
import { PageMeta } from '../../../page-meta.tsx';
import { PageSection, LabelledFact } from '../parts/chapter.tsx';
import { ContactFacts } from './contact-facts.tsx';
import { PressKitPageDrawing } from '../parts/head-drawings.tsx';

const film = 'One light through a whole day: morning, noon, evening, and the moon of the night.';

const inOneLine = `The ${brand.name} is a place to study and practise oneness together, with people of every path.`;
const inOneParagraph = `The ${brand.name} began in 2014 in ${brand.place}, with five chairs in a ring. Today its members study four programs, sit in weekly circles, meet for workshops and gatherings, and read ${brand.book.title}, its field guide to waking up together. It asks nobody to leave a path, and nobody to believe one. Its work is simple to say and takes practice to do: to notice that we were never separate, and to live as if it were true.`;

const pressTextUrl = `data:text/plain;charset=utf-8,${encodeURIComponent(
  [inOneLine, inOneParagraph, `${brand.email} · ${brand.phone.shown}`].join('\n\n'),
)}`;

export function PressKitPage() {
  return (
    <>
      <PageMeta
        title="Press Kit"
        description={`For people who write and speak about the ${brand.name}: its film, its logo, and text to quote.`}
      />
      <PageHeader
        title="Press kit"
        drawing={<PressKitPageDrawing />}
        lead="Thank you for telling others about us. Here is a film, our logo, and text you may copy. For anything else, write to us."
      />
      <div className="column flex flex-wrap items-center gap-x-7 gap-y-4 pt-10">
        <Button variant="gold" size="large" to="/about">
          About us
        </Button>
        <Button variant="quiet" to="/membership">
          Membership
        </Button>
      </div>
      <section aria-labelledby="film" className="column pt-20 tablet:pt-28">
        <h2 id="film" className="title-44">
          Film
        </h2>
        <p className="mt-3 mb-8 max-w-140 text-plain text-muted">
          Half a minute, with captions, and without sound until you turn it on. We drew it ourselves. You may show it;
          please name us.
        </p>
        <div className="overflow-hidden rounded-card">
          {brand.outsideVideos['press-kit'] ? (
            <ClickToPlayFilm name="press-kit" outsideId={brand.outsideVideos['press-kit']} label={film} />
          ) : (
            <FilmWithControls name="press-kit" label={film} />
          )}
        </div>
        {!brand.outsideVideos['press-kit'] && (
          <p className="mt-4">
            <Download file="/media/press-kit.mp4">Download the film (MP4)</Download>
          </p>
        )}
      </section>
      <PageSection heading="Logo">
        <div className="grid gap-6 tablet:grid-cols-2">
          <LogoDownload ground="light" />
          <LogoDownload ground="dark" />
        </div>
        <p className="mt-6 max-w-text text-plain text-muted">
          A sun on its horizon, and the circle going on in the water. Please leave a quarter of its size free round it,
          and do not turn, recolour or outline it.
        </p>
      </PageSection>
      <PageSection heading="Text to quote">
        <Quotable name="In one line">{inOneLine}</Quotable>
        <Quotable name="In a paragraph">{inOneParagraph}</Quotable>
        <p>
          <Download file={pressTextUrl} name="institute-of-oneness.txt">
            Download the text (TXT)
          </Download>
        </p>
      </PageSection>
      <PageSection heading="Facts">
        <dl>
          <LabelledFact label="Name">{brand.name}</LabelledFact>
          <LabelledFact label="Since">2014</LabelledFact>
          <LabelledFact label="Place">{brand.place}</LabelledFact>
          <LabelledFact label="Book">{`${brand.book.title}: ${brand.book.subtitle}`}</LabelledFact>
        </dl>
      </PageSection>
      <PageSection heading="Contact">
        <ContactFacts />
      </PageSection>
      <div className="h-28 tablet:h-36" />
    </>
  );
}

function LogoDownload({ ground }: { ground: 'light' | 'dark' }) {
  const file = `/press/sign-for-${ground}-grounds`;
  const look = ground === 'light' ? 'bg-[#ffffff] text-night-ink' : 'bg-night text-moon';
  return (
    <figure>
      <div className={`grid aspect-[3/2] place-items-center rounded-card border border-rule ${look}`}>
        <LogoMark size={112} />
      </div>
      <figcaption className="mt-3 flex flex-wrap items-baseline gap-x-5 gap-y-1 text-plain">
        <span>For {ground} backgrounds</span>
        <Download file={`${file}.svg`}>
          SVG <span className="sr-only">of the logo for {ground} backgrounds</span>
        </Download>
        <Download file={`${file}.png`}>
          PNG <span className="sr-only">of the logo for {ground} backgrounds</span>
        </Download>
      </figcaption>
    </figure>
  );
}

function Quotable({ name, children }: { name: string; children: string }) {
  return (
    <figure className="chapter py-6 [&+p]:border-t-[1.25px] [&+p]:border-line [&+p]:pt-5">
      <figcaption className="text-small text-muted">{name}</figcaption>
      <blockquote className="mt-2 max-w-155 font-reading text-19 leading-text select-all">
        <p>{children}</p>
      </blockquote>
    </figure>
  );
}

function Download({ file, name, children }: { file: string; name?: string; children: ReactNode }) {
  return (
    <a
      href={file}
      download={name ?? true}
      className="text-plain font-strong text-link underline decoration-1 underline-offset-5 hover:decoration-2"
    >
      {children}
    </a>
  );
}
