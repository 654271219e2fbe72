import { Link } from 'react-router-dom';
import { questions } from '../questions.ts';

/** What people ask before they buy; the first answer is open. */
export function Questions() {
  return (
    <section aria-labelledby="questions" className="grid gap-8 wide:grid-cols-12 wide:gap-6">
      <h2 id="questions" className="title-44 wide:col-span-4">
        Questions people ask first
      </h2>
      <div className="border-b-[1.25px] border-line wide:col-span-7 wide:col-start-6">
        {questions.map(({ question, answer, link }, index) => (
          <details key={question} open={index === 0} className="group chapter">
            <summary className="flex cursor-pointer list-none items-center justify-between gap-6 py-5 font-display text-[1.5625rem] leading-snug [&::-webkit-details-marker]:hidden">
              {question}
              <span aria-hidden="true" className="font-sans text-[1.25rem]">
                <span className="group-open:hidden">+</span>
                <span className="hidden group-open:inline">−</span>
              </span>
            </summary>
            <p className="max-w-[37rem] pb-6 text-[1.0625rem] leading-relaxed text-muted">
              {answer}
              {link && (
                <>
                  {' '}
                  <Link to={link.to} className="text-link underline decoration-1 underline-offset-[5px]">
                    {link.label}
                  </Link>
                </>
              )}
            </p>
          </details>
        ))}
      </div>
    </section>
  );
}
