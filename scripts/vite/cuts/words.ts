import { withoutCalls, withoutLaterArguments } from './syntax.ts';

/** Formatters beside that of messages, which take the names of currencies, lists and spans of time. */
const otherFormatters =
  /^\t\tget(?:DurationFormat|RelativeTimeFormat|ListFormat|DisplayNames): memoize\([\s\S]*?\n\t\t\}\),?\n/gm;

/** Numbers, dates and lists are written by platform/words/formatting: of an `intl` the app uses `formatMessage` only. */
export function messagesOnly(code: string): string {
  return code.replace(/^\s*(?:\$t|format(?!Message:)\w+): \w+\.bind\(null, .*\),?$/gm, '');
}

/** What `formatMessage` does not need, and the texts for a developer whose catalogue is wrong: the build's own check says that. */
export function plainMessages(code: string): string {
  return withoutLaterArguments(withoutCalls(messagesOnly(code), 'verifyConfigMessages'), 'invariant')
    .replace(otherFormatters, '')
    .replace(/^\tconst (?:RelativeTimeFormat|ListFormat|DisplayNames) = .*\n/gm, '')
    .replace(/(super\("MISSING_TRANSLATION", )`.*`\);/, '$1"");')
    .replace(/new (InvalidConfigError|MissingDataError)\(`.*?`\)/g, 'new $1("")')
    .replace(/^\tif \(!timeZone\) return f1;[\s\S]*?^\}/m, '\treturn f1;\n}');
}

/** Messages hold no dates and times (unused-parts.test.ts holds ours to that), nor numbers in a format of their own. */
export function datelessMessages(code: string): string {
  return code
    .replace(/^\t\tif \(is(?:Date|Time)Element\(el\)\) \{[\s\S]*?^\t\t\}\n/gm, '')
    .replace(/^\t\t\tif \(style && style\.scale\) \{[\s\S]*?^\t\t\t\}\n/m, '')
    .replace(/^\t\tthis\.formats = \{[\s\S]*?^\t\t\};/m, '\t\tthis.formats = { number: {} };');
}
