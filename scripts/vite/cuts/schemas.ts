/** Of a schema of valibot: what other libraries ask it by, and marks that only its asynchronous relatives need. */
export function plainSchemas(code: string): string {
  return code
    .replace(/^\t\t(?:reference: \w+|async: false),\n/gm, '')
    .replace(/return _standardSchema\((\{[\s\S]*?\n\t\})\);/g, 'return $1;');
}
