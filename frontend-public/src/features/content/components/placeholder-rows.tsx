import { SkeletonLine } from '../../../ui/skeleton.tsx';

export function PlaceholderRows({ what }: { what: string }) {
  return (
    <div role="status" aria-label={`Loading ${what}`}>
      {[220, 280, 190, 240].map((width) => (
        <div key={width} className="border-b border-rule py-4">
          <SkeletonLine width={width} height={24} />
          <SkeletonLine width={width - 90} height={16} className="mt-3" />
        </div>
      ))}
    </div>
  );
}
