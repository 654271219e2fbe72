import type { ReactNode } from 'react';
import { InquiryForm } from '../../../../features/inquiries/components/inquiry-form.tsx';
import { ShareButton } from '../../../../features/share/components/share-button.tsx';
import { Button } from '../../../../ui/button.tsx';
import { PageHeader } from '../../../../ui/page-head.tsx';
import { brand } from '../../../../frame/brand.ts';
import { PageMeta } from '../../../page-meta.tsx';
import { GetInvolvedPageDrawing } from '../parts/head-drawings.tsx';
import { DoorDrawing, HandsDrawing, WordDrawing } from './help-drawings.tsx';

const formId = 'volunteer';

export function GetInvolvedPage() {
  return (
    <>
      <PageMeta title="Get Involved" description="Volunteer, become an ambassador, or spread the word." />
      <PageHeader
        title="Lend a hand."
        drawing={<GetInvolvedPageDrawing />}
        lead="Three ways to help. None of them asks for more time than you have."
      />
      <ul className="column pt-16 tablet:pt-4">
        <HelpRow
          name="Volunteer"
          drawing={<HandsDrawing />}
          action={
            <Button variant="quiet" href={`#${formId}`} sameTab>
              Offer your help
            </Button>
          }
        >
          Set up a room, welcome people, or look after the sound at a circle, a workshop or a gathering.
        </HelpRow>
        <HelpRow
          name="Ambassador"
          drawing={<DoorDrawing />}
          action={
            <Button variant="quiet" to="/contact">
              Write to us
            </Button>
          }
        >
          Open a door where you live: bring a few people together, and hold a circle of your own.
        </HelpRow>
        <HelpRow
          name="Spread the Word"
          drawing={<WordDrawing />}
          action={<ShareButton title={brand.name} text="We practise oneness together. Come and read." />}
        >
          Pass on a page, a reflection or the book to somebody it may help.
        </HelpRow>
      </ul>
      <section
        id={formId}
        tabIndex={-1}
        aria-labelledby="volunteer-heading"
        className="column grid gap-x-6 gap-y-10 pt-24 pb-32 outline-none tablet:pt-36 wide:grid-cols-12"
      >
        <h2 id="volunteer-heading" className="title-60 wide:col-span-12">
          Offer your help
        </h2>
        <div className="wide:col-span-6">
          <InquiryForm kind="volunteer" />
        </div>
        <NextSteps />
      </section>
    </>
  );
}

const steps = [
  'We read your offer and reply within 24 hours.',
  'We talk about what you would like to do, and when you have time.',
  'You come to one circle or gathering and see if you like it.',
];

function NextSteps() {
  return (
    <aside className="wide:col-span-5 wide:col-start-8" aria-labelledby="follows">
      <h3 id="follows" className="title-32">
        What happens next
      </h3>
      <ol className="mt-5 list-none">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-5 border-b border-rule py-4 text-17 leading-normal first:border-t">
            <span aria-hidden="true" className="w-3 shrink-0 font-display text-22 leading-none text-mark">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </aside>
  );
}

type HelpRowProps = {
  name: string;
  children: string;
  action: ReactNode;
  drawing: ReactNode;
};

function HelpRow({ name, children, action, drawing }: HelpRowProps) {
  return (
    <li className="link-row link-row-long">
      <h2 className="link-row-word baseline-bottom">{name}</h2>
      <span className="link-row-line" />
      <div className="link-row-sentence">
        <p>{children}</p>
        <p className="mt-1">{action}</p>
      </div>
      <span className="link-row-drawing">{drawing}</span>
    </li>
  );
}
