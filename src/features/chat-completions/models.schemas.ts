import { Type } from 'typebox'
import { named } from '../../http/index.ts'
import { bereaModel } from './models.ts'

export const ModelParams = Type.Object(
  { model: Type.String({ minLength: 1, maxLength: 200, description: 'Id of a model.', examples: ['berea'] }) },
  { additionalProperties: false },
)

export const ModelResponse = Type.Object(
  {
    id: Type.String({ description: 'What `model` of a chat completion takes.' }),
    object: Type.Unsafe<'model'>({ type: 'string', enum: ['model'], description: '`model`.' }),
    created: Type.Integer({ description: 'Since when there is one of this name, Unix seconds.' }),
    owned_by: Type.String({ description: 'Always `berea`.' }),
  },
  { $id: 'Model', description: 'A model of chat completions.', examples: [bereaModel] },
)

export const ModelsResponse = Type.Object(
  {
    object: Type.Unsafe<'list'>({ type: 'string', enum: ['list'], description: '`list`.' }),
    data: Type.Array(named(ModelResponse), { description: 'Every model.' }),
  },
  {
    $id: 'ModelList',
    description: 'The models of chat completions.',
    examples: [{ object: 'list', data: [bereaModel] }],
  },
)

export const modelSchemas = [ModelResponse, ModelsResponse]
