import { Link } from 'react-router-dom';
import { membershipQuestions } from '../questions.ts';

export function MembershipQuestions() {
  return (
    <section aria-labelledby="questions" className="grid gap-8 wide:grid-cols-12 wide:gap-6">
      <h2 id="questions" className="title-44 wide:col-span-4">
        Frequently asked questions
      </h2>
      <div className="border-b-hair border-line wide:col-span-7 wide:col-start-6">
        {membershipQuestions.map(({ question, answer }, index) => (
          <details key={question} open={index === 0} className="group chapter">
            <summary className="flex cursor-pointer list-none items-center justify-between gap-6 py-5 font-display text-[min(1.5625rem,10vw)] leading-snug [&::-webkit-details-marker]:hidden">
              {question}
              <span aria-hidden="true" className="font-sans text-20">
                <span className="group-open:hidden">+</span>
                <span className="hidden group-open:inline">−</span>
              </span>
            </summary>
            <p className="max-w-148 pb-6 text-17 leading-text text-muted">{answer}</p>
          </details>
        ))}
      </div>
      <p className="text-17 text-muted wide:col-span-7 wide:col-start-6">
        Another question?{' '}
        <Link to="/contact" className="text-link underline decoration-1 underline-offset-5">
          Write to the institute
        </Link>
      </p>
    </section>
  );
}
