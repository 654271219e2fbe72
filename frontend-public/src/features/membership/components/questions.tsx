import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

const QUESTIONS: { question: string; answer: ReactNode }[] = [
  {
    question: 'Can I change my plan later?',
    answer:
      'Yes, up or down, whenever you like. Plan changes apply next billing cycle, and you keep what you have until then.',
  },
  {
    question: 'What if it is not for me?',
    answer:
      'Every plan has a 30-day money-back guarantee. Within 30 days of your first payment you can have it back, with one press in your account and without a reason.',
  },
  {
    question: 'Do I need any experience?',
    answer:
      'No. The first program begins at the beginning, and every practice says how long it takes before you start.',
  },
  {
    question: 'Which time zone are the circles in?',
    answer: 'Circles are held on New York time (EST). Beside it we show you the time where you are.',
  },
  {
    question: 'I have another question',
    answer: (
      <>
        Ask us.{' '}
        <Link to="/contact" className="text-link underline decoration-1 underline-offset-[5px]">
          Write to the institute
        </Link>
      </>
    ),
  },
];

/** What people ask before they buy; the first answer is open. */
export function Questions() {
  return (
    <section aria-labelledby="questions" className="grid gap-8 wide:grid-cols-12 wide:gap-6">
      <h2 id="questions" className="title-44 wide:col-span-4">
        Questions people ask first
      </h2>
      <div className="border-b-[1.25px] border-line wide:col-span-7 wide:col-start-6">
        {QUESTIONS.map(({ question, answer }, index) => (
          <details key={question} open={index === 0} className="group chapter">
            <summary className="flex cursor-pointer list-none items-center justify-between gap-6 py-5 font-display text-[1.5625rem] leading-snug [&::-webkit-details-marker]:hidden">
              {question}
              <span aria-hidden="true" className="font-sans text-[1.25rem]">
                <span className="group-open:hidden">+</span>
                <span className="hidden group-open:inline">−</span>
              </span>
            </summary>
            <p className="max-w-[37rem] pb-6 text-[1.0625rem] leading-relaxed text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
