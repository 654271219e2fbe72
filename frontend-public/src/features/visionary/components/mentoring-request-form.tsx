import { useQueryClient } from '@tanstack/react-query';
import { refetchQuery } from 'shell/refetch';
import { useRequest } from 'shell/use-request';
import { requestMentoring, type Mentor } from '../api/visionary.ts';
import { MemberRing } from '../../../ui/art/member-ring.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { RequestButton } from '../../../ui/request-button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { parsePreferredTimes, PreferredTimesFields } from './preferred-times.tsx';

export function MentoringRequestForm({ mentors }: { mentors: readonly Mentor[] }) {
  const client = useQueryClient();
  const asking = useRequest(async (form: FormData) => {
    const text = (name: string) => String(form.get(name) ?? '');
    await requestMentoring({ mentorId: text('mentor'), words: text('words'), ...parsePreferredTimes(form) });
    await refetchQuery(client, ['mentoring']);
  });
  return (
    <form
      method="dialog"
      aria-label="Ask for an hour"
      className="grid gap-x-16 gap-y-8 wide:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void asking.run(new FormData(event.currentTarget));
      }}
    >
      <fieldset className="min-w-0">
        <legend className="sr-only">Your mentor</legend>
        {mentors.map((mentor, at) => (
          <Choice key={mentor.id} mentor={mentor} isFirst={at === 0} />
        ))}
      </fieldset>
      <div className="grid min-w-0 content-start gap-6">
        <TextArea label="What would you like to bring?" name="words" maxLength={2000} />
        <PreferredTimesFields />
        <FormError message={asking.error?.message} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <RequestButton request={asking} type="submit" variant="gold" size="large" busyLabel="Sending...">
            Ask for an hour
          </RequestButton>
          <p className="text-plain text-muted">We reply within three days.</p>
        </div>
      </div>
    </form>
  );
}

function Choice({ mentor: { id, name, line, portraitUrl, isSample }, isFirst }: { mentor: Mentor; isFirst: boolean }) {
  return (
    <label className="flex min-h-12 cursor-pointer items-center gap-4 border-b border-rule py-4 first-of-type:border-t">
      <input type="radio" name="mentor" value={id} defaultChecked={isFirst} className="choice-mark" />
      <span className="shrink-0">
        {portraitUrl ? (
          <img src={portraitUrl} alt="" width="48" height="48" className="aspect-square rounded-full object-cover" />
        ) : (
          <MemberRing id={id} size={48} />
        )}
      </span>
      <span className="min-w-0">
        <span className="block font-strong">
          <span>{name}</span>
          {isSample && <span className="font-normal text-muted"> (sample person)</span>}
        </span>
        <span className="block text-plain text-muted">{line}</span>
      </span>
    </label>
  );
}
