// What no rule of the linter's own forbids: a rule for each, switched on in `.oxlintrc.json`.

/** A rule that reports every node of some types which `wrong` picks. */
const forbid = (types, message, wrong = () => true) => ({
  create(context) {
    const look = (node) => {
      if (wrong(node)) context.report({ node, message });
    };
    return Object.fromEntries(types.map((type) => [type, look]));
  },
});

const isTernary = (node) => node?.type === 'ConditionalExpression';

export default {
  meta: { name: 'syntax' },
  rules: {
    'no-deep-ternary': forbid(
      ['ConditionalExpression'],
      'Ternaries nest at most one deep: name a part or write a function.',
      ({ parent }) => isTernary(parent) && isTernary(parent.parent),
    ),
    'no-async': forbid(
      ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'],
      'Rules are synchronous.',
      ({ async }) => async,
    ),
    'no-class': forbid(
      ['ClassDeclaration', 'ClassExpression'],
      'No mutable classes in the pure layers: plain values and functions.',
    ),
    'no-power': forbid(
      ['BinaryExpression'],
      'Power is transcendental here; multiply instead.',
      ({ operator }) => operator === '**',
    ),
  },
};
