import { createElement, useCallback } from 'react';
import {
  Navigate as RouterNavigate,
  useNavigate as useRouterNavigate,
  type NavigateOptions,
} from 'react-router-dom';
import { addressIn } from '../../../engine/public.ts';
import { useAddress, useLanguage } from '../../words/use-words.ts';

interface NavigateProps {
  readonly to: string;
  readonly replace?: boolean;
}

/** As the router’s own, to the page in the language of the screen. */
export const Navigate = ({ to, replace }: NavigateProps) =>
  createElement(RouterNavigate, { to: useAddress(to), replace });

/** As the router’s own, to pages in the language of the screen. */
export function useNavigate(): (to: string, options?: NavigateOptions) => Promise<void> {
  const language = useLanguage();
  const navigate = useRouterNavigate();
  return useCallback(async (to, options) => navigate(addressIn(language, to), options), [language, navigate]);
}
