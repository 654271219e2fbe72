export function RingsDrawing() {
  return (
    <svg viewBox="0 0 226 112" width="226" focusable="false">
      {[64, 87, 110].map((r) => (
        <path
          key={r}
          d={`M${112 - r} 112a${r} ${r} 0 0 1 ${2 * r} 0`}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
        />
      ))}
      <path d="M71 112a41 41 0 0 1 82 0z" fill="#F2B640" />
    </svg>
  );
}

export function PagesDrawing() {
  return (
    <svg viewBox="0 0 256 97" width="256" focusable="false" stroke="currentColor" strokeWidth="1.5">
      <path d={[96, 92, 88, 84, 80, 76].map((height, index) => `M${1 + index * 14} 97v-${height}`).join('')} />
      <path d="M83 97a66 66 0 0 1 132 0" fill="none" />
      <path d="M95 97a54 54 0 0 1 108 0z" fill="#F2B640" stroke="none" />
    </svg>
  );
}
