import { Link } from 'react-router-dom';
import { questions } from '../questions.ts';

export function Questions() {
  return (
    <section aria-labelledby="questions" className="grid gap-8 wide:grid-cols-12 wide:gap-6">
      <h2 id="questions" className="title-44 wide:col-span-4">
        Frequently asked questions
      </h2>
      <div className="border-b-[1.25px] border-line wide:col-span-7 wide:col-start-6">
        {questions.map(({ question, answer }, index) => (
          <details key={question} open={index === 0} className="group chapter">
            <summary className="flex cursor-pointer list-none items-center justify-between gap-6 py-5 font-display text-[min(1.5625rem,10vw)] leading-snug [&::-webkit-details-marker]:hidden">
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
      <p className="text-[1.0625rem] text-muted wide:col-span-7 wide:col-start-6">
        Another question?{' '}
        <Link to="/contact" className="text-link underline decoration-1 underline-offset-[5px]">
          Write to the institute
        </Link>
      </p>
    </section>
  );
}
