import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider, theme } from 'antd';
import { useMemo, useRef, type ReactNode } from 'react';
import { themeKey, themeOf } from '../../ui/theme/theme.ts';
import { useScheme } from '../../ui/theme/use-scheme.ts';

/**
 * The product's look for everything inside, pop-ups too: antd in its layer, by day or by night as the page is. Pop-ups stay
 * inside the landmark they belong to.
 */
export function Themed({ children }: { children: ReactNode }) {
  const scheme = useScheme();
  const ground = useRef<HTMLDivElement>(null);
  const popupPlace = () => ground.current?.querySelector('main') ?? document.body;
  const tokens = useMemo(() => themeOf(scheme), [scheme]);
  return (
    <StyleProvider layer>
      <ConfigProvider
        theme={tokens}
        wave={{ disabled: true }}
        getPopupContainer={popupPlace}
        tag={{ variant: 'outlined' }}
      >
        <Variables />
        <div ref={ground} className={`admin ${themeKey}`} style={{ colorScheme: scheme }}>
          {children}
        </div>
      </ConfigProvider>
    </StyleProvider>
  );
}

/** Puts the theme's variables into the document, also where no antd component stands; the styles read them. */
function Variables() {
  theme.useToken();
  return null;
}
