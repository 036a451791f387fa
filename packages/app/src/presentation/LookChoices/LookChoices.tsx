import { toDecimal, type LocaleTag } from '@meridian/api';
import {
  ChangeTag,
  FieldGroup,
  Inline,
  SegmentedControl,
  Stack,
  Text,
  useDensity,
} from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { trendOf, useFormat } from '#platform/words/format.ts';
import { conventions, densities, locales, themes } from '#platform/ports/ports.ts';
import { useSettings } from '#platform/ports/use-ports.ts';
import { messages } from './LookChoices.messages.ts';

/** Each language by its own name: who cannot read the current one finds the way out. */
const languageNames: Record<LocaleTag, string> = {
  en: 'English',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
};

/** Changes of the sample, in percent points. */
const samples = [toDecimal('1.24'), toDecimal('-0.36')];

/** Language, theme, the colours of prices (DECISIONS 30) and the density of rows. A choice holds at once and is remembered. */
export function LookChoices(): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { locale, theme, convention, density: chosen, change } = useSettings();
  const inForce = useDensity();
  return (
    <Stack gap={5}>
      <FieldGroup label={intl.formatMessage(messages.language)} headingLevel={3}>
        <SegmentedControl
          label={intl.formatMessage(messages.language)}
          value={locale}
          onChange={(next) => change({ locale: next })}
          options={locales.map((value) => ({ value, label: languageNames[value] }))}
        />
      </FieldGroup>
      <FieldGroup label={intl.formatMessage(messages.theme)} headingLevel={3}>
        <SegmentedControl
          label={intl.formatMessage(messages.theme)}
          value={theme}
          onChange={(next) => change({ theme: next })}
          options={themes.map((value) => ({ value, label: intl.formatMessage(messages[value]) }))}
        />
      </FieldGroup>
      <FieldGroup label={intl.formatMessage(messages.convention)} headingLevel={3}>
        <SegmentedControl
          label={intl.formatMessage(messages.convention)}
          value={convention}
          onChange={(next) => change({ convention: next })}
          options={conventions.map((value) => ({ value, label: intl.formatMessage(messages[value]) }))}
        />
        <Inline gap={3} isWrapping>
          {samples.map((value) => (
            <ChangeTag key={value} text={format.percent(value)} trend={trendOf(value)} />
          ))}
          <Text as="span" size="s" tone="tertiary">
            {intl.formatMessage(messages.sample)}
          </Text>
        </Inline>
      </FieldGroup>
      <FieldGroup label={intl.formatMessage(messages.density)} headingLevel={3}>
        <SegmentedControl
          label={intl.formatMessage(messages.density)}
          value={chosen ?? inForce}
          onChange={(next) => change({ density: next })}
          options={densities.map((value) => ({ value, label: intl.formatMessage(messages[value]) }))}
        />
        <Text size="s" tone="tertiary">
          {intl.formatMessage(messages.densityHint)}
        </Text>
      </FieldGroup>
    </Stack>
  );
}
