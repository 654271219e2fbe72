export function PostBody({ html }: { html: string }) {
  return (
    <div
      className="grid gap-3 wrap-anywhere [&_.mention]:rounded-tight [&_.mention]:bg-band [&_.mention]:px-1.5 [&_.mention]:font-strong [&_a]:text-link [&_a]:underline [&_a]:underline-offset-4 [&_blockquote]:border-l-[3px] [&_blockquote]:border-control [&_blockquote]:pl-4 [&_blockquote]:text-muted [&_ol]:list-decimal [&_ol]:pl-6 [&_ul]:list-disc [&_ul]:pl-6"
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
