const rules = [
  'Speak from your own days.',
  'Advice only where it was asked for.',
  'What is said in a circle stays there.',
];

export function BeforeYouPost() {
  return (
    <section aria-labelledby="before">
      <h2 id="before" className="title-32 border-b-[1.25px] border-line pb-3">
        Before you post
      </h2>
      {rules.map((rule) => (
        <p key={rule} className="border-b border-rule py-3">
          {rule}
        </p>
      ))}
    </section>
  );
}
