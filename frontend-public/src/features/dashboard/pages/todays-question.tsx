import type { Dashboard } from '../api/dashboard.ts';
import { lastWrittenText } from '../texts.ts';
import { estimateMinutesForWords } from '../../reflections/reading-minutes.ts';
import { Button } from '../../../ui/button.tsx';

type TodaysQuestionProps = {
  reflection: Dashboard['reflection'] | undefined;
  className: string;
};

export function TodaysQuestion({ reflection, className }: TodaysQuestionProps) {
  return (
    <section aria-labelledby="todays-question" className={`chapter pt-6 ${className}`}>
      <p className="text-15 font-strong text-muted">Today’s reflection</p>
      {reflection ? (
        <Question {...reflection} />
      ) : (
        <h2 id="todays-question" className="title-32 mt-2">
          {reflection === null
            ? 'No reflection today. Yesterday’s question still applies.'
            : 'Today’s reflection loads when you are online.'}
        </h2>
      )}
    </section>
  );
}

function Question({ question, words, wroteAt }: NonNullable<Dashboard['reflection']>) {
  const minutes = estimateMinutesForWords(words);
  return (
    <>
      <h2 id="todays-question" className="title-44 mt-2 max-w-[15em] italic">
        {question}
      </h2>
      <p className="mt-4 flex flex-wrap items-center gap-x-6">
        {wroteAt && <span className="text-plain text-muted">{lastWrittenText(wroteAt, new Date())}</span>}
        <Button variant="quiet" to="/members/today">
          {wroteAt ? 'Read it' : `Read the page, ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`}
        </Button>
        {!wroteAt && (
          <Button variant="quiet" to="/members/today#question">
            Write a line
          </Button>
        )}
      </p>
    </>
  );
}
