import { useQuery } from '@tanstack/react-query';
import { hasFailed } from 'shell/failed-query';
import { FetchFailed } from '../../../frame/fetch-failed.tsx';
import { SlugPicture } from '../../../ui/art/slug-picture.tsx';
import { Button } from '../../../ui/button.tsx';
import { programsQuery } from '../api/content.ts';

/** The first program that is open to this member, with its own picture. Nothing is shown where none is. */
export function BeginHere() {
  const asked = useQuery(programsQuery());
  if (hasFailed(asked)) return <FetchFailed what="the programs" query={asked} />;
  const program = asked.data?.find(({ locked }) => !locked);
  if (!program) return null;
  return (
    <section
      aria-labelledby="begin"
      className="grid h-full grid-cols-1 overflow-hidden rounded-card border border-rule bg-card tablet:grid-cols-2 wide:min-h-[384px]"
    >
      <SlugPicture
        slug={program.slug}
        width={369}
        height={384}
        className="max-h-[240px] tablet:h-full tablet:max-h-none"
      />
      <div className="flex flex-col justify-between gap-8 p-[min(2rem,10vw)]">
        <div>
          <p className="text-plain font-[550] text-muted">A place to begin</p>
          <h2 id="begin" className="title-32 mt-1">
            {program.title}
          </h2>
          {program.summary && <p className="mt-3 text-plain text-muted">{program.summary}</p>}
        </div>
        <Button to="/members/modules" variant="gold" wide>
          Begin
        </Button>
      </div>
    </section>
  );
}
