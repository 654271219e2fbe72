import { Button } from '../../../ui/button.tsx';

interface EntryConflictProps {
  here: string;
  other: string;
  onSettled: (text: string) => void;
}

export function EntryConflict({ here, other, onSettled }: EntryConflictProps) {
  return (
    <section aria-label="What you wrote on another device" className="mt-4 rounded-card border border-rule bg-card p-5">
      <p className="text-15 font-strong">On your other device</p>
      <p className="mt-1 max-h-60 overflow-y-auto text-plain wrap-anywhere whitespace-pre-wrap">{other}</p>
      <div className="mt-4 flex flex-wrap gap-x-3 gap-y-2">
        <Button size="small" onClick={() => onSettled(`${other}\n\n${here}`)}>
          Combine both
        </Button>
        <Button size="small" onClick={() => onSettled(here)}>
          Keep this version
        </Button>
        <Button size="small" onClick={() => onSettled(other)}>
          Keep the other version
        </Button>
      </div>
    </section>
  );
}
