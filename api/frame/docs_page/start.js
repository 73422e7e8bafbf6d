SwaggerUIBundle({
  url: "openapi.yaml",
  dom_id: "#documentation",
  deepLinking: true,
  docExpansion: "none",
  defaultModelsExpandDepth: 0,
  validatorUrl: null,
});
