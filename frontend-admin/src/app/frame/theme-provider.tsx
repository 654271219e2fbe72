import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import { useMemo, useRef, type ReactNode } from 'react';
import { useMediaQuery } from 'shell/use-media';
import { themeStyleKey, createTheme } from '../../ui/theme/theme.ts';
import { useColorScheme } from '../../ui/theme/use-scheme.ts';
import { CssVariables } from './css-variables.tsx';

/** Renders pop-ups inside the element `main`, because all content must be in a landmark for screen readers. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const scheme = useColorScheme();
  const ground = useRef<HTMLDivElement>(null);
  const popupPlace = () => ground.current?.querySelector('main') ?? document.body;
  // With reduced motion, the CSS removes transitions, so antd must not wait for the end of a transition.
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const tokens = useMemo(() => {
    const { token, ...rest } = createTheme(scheme);
    return { ...rest, token: { ...token, motion: !isStill } };
  }, [scheme, isStill]);
  return (
    <StyleProvider layer>
      <ConfigProvider
        theme={tokens}
        wave={{ disabled: true }}
        getPopupContainer={popupPlace}
        tag={{ variant: 'outlined' }}
      >
        <CssVariables />
        <div ref={ground} className={`admin ${themeStyleKey}`} style={{ colorScheme: scheme }}>
          {children}
        </div>
      </ConfigProvider>
    </StyleProvider>
  );
}
