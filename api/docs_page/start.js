SwaggerUIBundle({
  url: "openapi.yaml",
  dom_id: "#documentation",
  deepLinking: true,
  docExpansion: "list",
  defaultModelsExpandDepth: 0,
  validatorUrl: null,
});
